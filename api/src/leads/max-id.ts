/** The largest value of PostgreSQL's `integer`. */
export const maxId = 2_147_483_647;
