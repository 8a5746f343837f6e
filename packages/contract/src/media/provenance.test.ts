import { describe, expect, it } from 'vitest'
import { type ProvenanceCheck, provenanceWords } from './provenance.ts'
import { nothingKnown } from '#testing.ts'

const c2pa = {
  state: 'valid',
  generator: 'Somebody 1.0',
  signer: null,
  digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
  created: null,
  issues: [],
} as const
const words = (check: Partial<ProvenanceCheck>) => {
  const { title, says } = provenanceWords({ ...nothingKnown, ...check }, 'Eidolon')
  return [title, ...says].join(' ')
}

describe('what is known of a file', () => {
  it('[MARK-20] is told in plain words, and never as more than is proven', () => {
    const signed = { ...c2pa, issues: [] }
    expect(words({ ours: true, c2pa: { ...signed, state: 'trusted' } })).toMatch(/^Made with Eidolon, here .*by AI/)
    expect(words({ c2pa: signed })).toMatch(
      /^Says that it was made by Somebody 1.0 .*not known here.*By its own account: .*by AI/,
    )
    expect(words({ c2pa: { ...signed, generator: 'Eidolon 2' } })).not.toContain('Made with')
    expect(words({ c2pa: { ...signed, state: 'invalid' } })).toMatch(/^Changed since.*not proven/)
    expect(words({ c2pa: { ...signed, state: 'invalid' } })).not.toContain('by AI')
    expect(words({ recipe: true })).toContain('It is not signed')
    expect(words({ xmp: signed.digitalSourceType })).toMatch(/notes say that it was generated.*anybody can write/)
    expect(words({})).toMatch(/^Nothing is known.*proves nothing/)
  })

  it('[MARK-49] names the wallet that claims it only where its signature holds', () => {
    const signed = { c2pa: { ...c2pa, issues: [] } }
    const claim = { address: 'WALLET', verified: true }
    expect(words({ ...signed, claim })).toMatch(/The wallet WALLET has signed.*nothing here says/)
    expect(words({ ...signed, ours: true, claim })).toContain('The wallet WALLET')
    expect(words({ ...signed, claim: { ...claim, verified: false } })).not.toContain('WALLET')
  })

  it('[MARK-77] says that its owner asks not to train with it, only where that is signed and whole', () => {
    const signed = { c2pa: { ...c2pa, issues: [] } }
    for (const ours of [true, false])
      expect(words({ ...signed, ours, notForTraining: true })).toContain('not used for training')
    expect(words(signed)).not.toContain('training')
  })

  it('[MARK-46] is no more than a likeness when only its look is known', () => {
    expect(words({ fingerprint: { distance: 6 } })).toMatch(/^It looks like.*Only its look says so.*250 of 256.*sister/)
    expect(words({ fingerprint: { distance: 0 } })).not.toContain('Made with')
    const looks = { fingerprint: { distance: 3 } }
    for (const known of [{ c2pa: { ...c2pa, issues: [] } }, { recipe: true }, { xmp: c2pa.digitalSourceType }]) {
      expect(words({ ...known, ...looks })).toContain('It also looks like a picture that was made here.')
    }
    expect(words({ ...looks, ours: true, c2pa: { ...c2pa, issues: [] } })).not.toContain('looks like')
  })

  it('[MARK-30] of a watermark say that it is no signature', () => {
    const watermark = { id: '0123456789abcdef', confidence: 0.93, here: false }
    expect(words({ watermark })).toMatch(/^It carries the watermark.*0123456789abcdef.*no signature/)
    expect(words({ watermark })).not.toContain('Made with')
    expect(words({ watermark, recipe: true })).toContain('Its pixels carry the watermark')
  })
})
