import type { EngineWatch } from '#application/engines/engine.ts'

export type Tell = (stage: string, share: number, preview?: Uint8Array) => void

/** The progress of many as that of one. */
export function together(count: number, watch: EngineWatch): (index: number) => Tell {
  const shares = Array.from({ length: count }, () => 0)
  return (index) => (stage, share, preview) => {
    shares[index] = share
    watch.progress(stage, shares.reduce((sum, each) => sum + each, 0) / count, preview)
  }
}
