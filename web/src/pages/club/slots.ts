/** What else stands on the pages of the club: whichever of it there is. */
import type { Component } from "svelte";
import type { Face } from "../../types";
import WithPerson from "../finding/WithPerson.svelte";
import Meets from "../meets/Meets.svelte";

/** what one can do with a person, beside muting and blocking */
export const WITH_PERSON: Component<{ face: Face }> | null = WithPerson;
/** evenings and tournaments, in the club room */
export const MEETS: Component | null = Meets;
