import { type PictureOrder, startGenes } from '@eidolon/people'
import { illustratorPool, type PoolSettings } from '#adapters/engines/illustrator/pool.ts'

const scriptedProgram = new URL('./scripted-thread.ts', import.meta.url)

export function order(seed: number, edge = 4): PictureOrder {
  return {
    genes: startGenes(),
    setting: {
      pose: 'standing',
      expression: 'smile',
      background: 'studio',
      time: 'day',
      weather: 'clear',
      framing: 'half',
      camera: 'eye-level',
      outfit: 'suit',
      primary: '#202020',
      secondary: '#404040',
      accent: '#808080',
      accessories: [],
    },
    style: 'studio',
    seed,
    width: edge,
    height: edge,
  }
}

/** The pool over threads that do as `scripted-thread.ts` says, each drawing taking this many milliseconds. */
export function scriptedPool(given: Partial<PoolSettings> & { readonly milliseconds?: number } = {}) {
  const shared = new SharedArrayBuffer(1)
  new Uint8Array(shared).set([given.milliseconds ?? 0])
  return illustratorPool({
    threads: 1,
    version: 'scripted',
    program: scriptedProgram,
    pack: { readiness: async () => ({ ready: true }), load: async () => shared },
    ...given,
  })
}
