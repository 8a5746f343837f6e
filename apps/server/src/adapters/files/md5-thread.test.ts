import { createHash, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { heldMemory } from '#adapters/blobs/testing/held-memory.ts'
import { md5Thread } from './md5-thread.ts'

const expected = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex')

it('[FILE-176] makes the signature of whatever comes, however it is cut', async () => {
  await using thread = md5Thread()
  const whole = randomBytes(5_000_000)
  for (const length of [0, 1, 524_288, 1_048_575, 1_048_576, 1_048_577, 5_000_000]) {
    for (const cut of [65_536, 700_001]) {
      const digest = thread.newDigest()
      const piece = Buffer.alloc(cut)
      for (let at = 0; at < length; at += cut) {
        // As bodies do: the memory of a piece is gone with the next.
        const count = whole.copy(piece, 0, at, Math.min(length, at + cut))
        await digest.update(piece.subarray(0, count))
        piece.fill(0)
      }
      expect(await digest.hex()).toBe(expected(whole.subarray(0, length)))
    }
  }
})

it('[FILE-176] goes on from where it was, many at a time, and again where a chunk broke off', async () => {
  await using thread = md5Thread()
  const files = Array.from({ length: 20 }, () => randomBytes(1_300_000))
  const made = files.map(async (bytes) => {
    let kept = thread.newDigest()
    for (let at = 0; at < bytes.length; at += 300_000) {
      const broken = kept.copy()
      await broken.update(randomBytes(600_000))
      const next = kept.copy()
      await next.update(bytes.subarray(at, at + 300_000))
      kept = next
    }
    return kept.hex()
  })
  expect(await Promise.all(made)).toEqual(files.map(expected))
})

it('[FILE-177] holds no memory for those that wait for their next chunk', async () => {
  await using thread = md5Thread()
  const before = heldMemory()
  const waiting = Array.from({ length: 200 }, () => thread.newDigest())
  for (const [n, digest] of waiting.entries()) {
    await digest.update(Buffer.of(n))
    digest.rest()
    // The thread takes one thing after the other. All at once, what it was sent would be held until it tidies up its own memory.
    await thread.newDigest().copy().hex()
  }
  expect(heldMemory() - before).toBeLessThan(30e6)
  await waiting[7]!.update(Buffer.of(8))
  expect(await waiting[7]!.hex()).toBe(expected(Buffer.of(7, 8)))
})

it('[FILE-176] says so when its thread has gone with what it knew, and begins anew', async () => {
  await using thread = md5Thread()
  const digest = thread.newDigest()
  const some = randomBytes(1_200_000)
  await digest.update(some)
  await thread[Symbol.asyncDispose]()
  for (let n = 0; n < 8; n++) await digest.update(some)
  await expect(Promise.resolve(digest.hex())).rejects.toThrow('has ended')
  const next = thread.newDigest()
  await next.update(some)
  expect(await next.hex()).toBe(expected(some))
})
