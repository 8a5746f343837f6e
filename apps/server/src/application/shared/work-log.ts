/** Facts are fields, the message is a constant. */
export type WorkLog = {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}
