/** Something the operator can put right; its message is all they see, so it says what is wrong and what to do. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem'
}
