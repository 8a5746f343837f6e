/** A picture made of shapes that is always the same for the same seed. The server draws it. */
export function shapesAvatarUrl(seed: string, size = 128): string {
  return `/v1/avatars/shapes?${new URLSearchParams({ seed, size: String(size) })}`
}
