/** What is wrong with an archive, in words for whoever has sent it. */
export class ArchiveProblem extends Error {
  override readonly name = 'ArchiveProblem'
}
