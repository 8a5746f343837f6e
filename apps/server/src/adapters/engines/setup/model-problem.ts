/** A model that cannot be used; the message names everything that is wrong with it, or what to do. */
export class ModelProblem extends Error {
  override readonly name = 'ModelProblem'
}
