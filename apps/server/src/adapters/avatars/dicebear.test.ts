import { expect, it } from 'vitest'
import { dicebear } from './dicebear.ts'

it('[SRV-20] draws the same shapes for the same seed, others for another', async () => {
  const first = await dicebear.shapes('maya', 64)
  expect(first).toMatch(/^<svg [^>]*width="64" height="64"/)
  expect(await dicebear.shapes('maya', 64)).toBe(first)
  expect(await dicebear.shapes('noor', 64)).not.toBe(first)
})

it('[SRV-20] a seed is never written into the picture', async () => {
  const drawn = await dicebear.shapes('"><script>alert(1)</script>', 64)
  expect(drawn).not.toContain('alert')
})
