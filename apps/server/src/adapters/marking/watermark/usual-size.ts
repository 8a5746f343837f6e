/** Every picture is looked at as large as a square of this side, so that resizing changes nothing. */
export const usualSide = 320

export function usualSize(width: number, height: number, side = usualSide): { width: number; height: number } {
  const scale = side / Math.sqrt(width * height)
  return { width: Math.max(8, Math.round(width * scale)), height: Math.max(8, Math.round(height * scale)) }
}
