export type LabCommand = {
  readonly name: string
  readonly does: string
  /** False where a bar is missed. Throws with the option that can't be used. */
  run(args: string[]): Promise<boolean>
}

/** What `npm run lab -- <name>` measures; each loads its own code. */
export const labCommands: readonly LabCommand[] = [
  {
    name: 'loop',
    does: 'loads the server as it ships and prints the ten longest stalls of its event loop (--minutes 10)',
    run: async (args) => (await import('./loop/loop.ts')).loop(args),
  },
]
