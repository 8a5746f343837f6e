/** How many people one picture can show. */
export const mostPeople = 4
