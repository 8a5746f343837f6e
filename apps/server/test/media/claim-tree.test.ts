import { hash } from 'node:crypto'
import { maxClaimed } from '@eidolon/contract/media/claims.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { claimText, isUnderRoot, longestPath, treeOf } from '#domain/marking/claim.ts'

const digest = (bytes: Uint8Array) => hash('sha256', bytes, 'buffer')
const recipe = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'))
const claim = (tree: ReturnType<typeof treeOf>, path: readonly string[]) => ({
  address: 'somebody',
  signature: '',
  root: tree.root,
  count: tree.count,
  path,
})

describe('a claim of many', () => {
  it('[MARK-48] leads from each of them to what was signed, whatever their order, and from nothing else', () => {
    fc.assert(
      fc.property(fc.uniqueArray(recipe, { minLength: 1, maxLength: 24 }), recipe, fc.nat(), (all, other, pick) => {
        const tree = treeOf(all, digest)
        expect(treeOf(all.toReversed(), digest).root).toBe(tree.root)
        for (const each of all) expect(isUnderRoot(claim(tree, tree.paths.get(each) ?? []), each, digest)).toBe(true)
        const path = tree.paths.get(all[pick % all.length] ?? '') ?? []
        expect(isUnderRoot(claim(tree, path), other, digest)).toBe(all[pick % all.length] === other)
        // Neither is something between them and the top.
        const [first = ''] = path
        expect(isUnderRoot(claim(tree, path.slice(1)), first.slice(1), digest)).toBe(false)
      }),
      { numRuns: 60 },
    )
  })

  it('[MARK-48] is short however many there are, and as long ones are not read', () => {
    const many = Array.from({ length: maxClaimed }, (_, at) => hash('sha256', String(at)))
    const tree = treeOf(many, digest)
    expect(Math.max(...[...tree.paths.values()].map(({ length }) => length))).toBe(longestPath)
    const [one = ''] = many
    const endless = Array<string>(longestPath + 1).fill(`L${one}`)
    expect(isUnderRoot(claim(tree, endless), one, digest)).toBe(false)
  })

  it('[MARK-47] is shown as a text that says what is signed', () => {
    expect(claimText({ address: 'A1', count: 1, root: 'ff' })).toBe(
      'I claim this picture or film as mine.\n\nWallet: A1\nSHA-256: ff',
    )
    expect(claimText({ address: 'A1', count: 3, root: 'ff' })).toContain('these 3 pictures and films')
  })
})
