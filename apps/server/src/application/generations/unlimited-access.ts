import type { GenerationAccess } from './ports.ts'

/** Everybody may, as often as they like. */
export const unlimitedAccess: GenerationAccess = {
  async mayGenerate() {},
  async begun() {},
  async ended() {},
}
