/** Makes ids that nobody else has: 20 lower-case hexadecimal digits, later ones sorting after earlier ones. */
export type Ids = { unique(): string }
