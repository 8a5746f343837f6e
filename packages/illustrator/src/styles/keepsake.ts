/** What the drawings of a film have in common. */
export type Keepsake = {
  /** Chosen for the first drawing, so that colours do not change while the film runs. */
  palette?: Float32Array
  /** Paper, stains and the like: the same for every drawing of that size and seed, and not to be written to. */
  readonly fields?: Map<string, Float32Array>
}

/** The field of that name, made when there is none yet. */
export function keptField({ fields }: Keepsake, name: string, make: () => Float32Array): Float32Array {
  const known = fields?.get(name)
  if (known) return known
  const made = make()
  fields?.set(name, made)
  return made
}
