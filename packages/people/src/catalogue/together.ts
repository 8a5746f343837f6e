/** How many people one picture can show. */
export const maxPeople = 4
