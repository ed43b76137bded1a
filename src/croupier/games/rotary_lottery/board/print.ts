import { PRINTED } from "$web/printed/rotary_lottery";

export const { prizes: PRIZES, ways: WAYS, numbers: NUMBERS } = PRINTED;
/** places of a ticket */
export const PLACES = Array.from({ length: PRINTED.ticket }, (_, place) => place);
export const ROUNDS = Object.keys(PRIZES).length;
