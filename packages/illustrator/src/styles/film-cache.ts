/** What the drawings of a film have in common. */
export type FilmCache = {
  /** Chosen for the first drawing, so that colors do not change while the film runs. */
  palette?: Float32Array
  /** How much the film was exposed, by all of the picture. */
  exposed?: number
  /** How near the person is, of all of the picture; kept only where `whole` says so. */
  around?: Float32Array
  /** How round its forms are, of all of it, likewise. */
  bulge?: Float32Array
  /** This is the whole of a picture that is then drawn larger, piece by piece. */
  readonly whole?: boolean
  /** Paper, stains and the like: the same for every drawing of that size and seed, and not to be written to. */
  readonly fields?: Map<string, Float32Array>
}

/** The field of that name, made when there is none yet. */
export function keptField({ fields }: FilmCache, name: string, make: () => Float32Array): Float32Array {
  const known = fields?.get(name)
  if (known) return known
  const made = make()
  fields?.set(name, made)
  return made
}
