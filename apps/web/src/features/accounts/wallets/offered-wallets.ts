import type { SolanaWallet } from './solana-wallet.ts'
import type { OfferedWallet } from './wallet-store.ts'

/** The wallet that is offered before it is there. */
const phantom = 'Phantom'

/** A wallet that is part of the page says so itself, in this feature, and with the words to show. */
export const demoFeature = 'studio:demo'

/** In the picker's order: what was found, then Phantom if it was not, then a demo wallet. */
export function offeredWallets(found: readonly SolanaWallet[]): OfferedWallet[] {
  const all = found.map(({ name, icon, features }) => {
    const demo = demoWords(features[demoFeature])
    return { name, icon, detected: true, tag: demo ?? 'Detected', demo: demo !== undefined }
  })
  const real = all.filter(({ demo }) => !demo)
  const missing = real.some(({ name }) => name === phantom)
    ? []
    : [{ name: phantom, icon: '', detected: false, tag: '', demo: false }]
  return [...real, ...missing, ...all.filter(({ demo }) => demo)]
}

function demoWords(feature: unknown): string | undefined {
  if (typeof feature !== 'object' || feature === null || !('tag' in feature)) return undefined
  return typeof feature.tag === 'string' ? feature.tag : undefined
}
