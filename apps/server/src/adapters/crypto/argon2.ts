import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Passwords } from '#application/accounts/ports.ts'
import { accountPasswordGate } from './password-gate.ts'

type Cost = {
  /** In KiB. */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}
type Stored = Cost & { readonly salt: Buffer; readonly tag: Buffer }

const derive = promisify(argon2)

/** 19 MiB and two passes: the least that OWASP recommends for Argon2id. */
const standard: Cost = { memory: 19_456, passes: 2, parallelism: 1 }

/** Argon2id, off the event loop, kept as a PHC string that says how it was made. */
export function argon2Passwords(cost: Cost = standard): Passwords {
  const inTurn = accountPasswordGate()
  // What nobody's password is compared with, so that an unknown account takes as long as a known one.
  const nobody: Stored = { ...cost, salt: randomBytes(16), tag: randomBytes(32) }
  const tagOf = (password: string, { memory, passes, parallelism, salt, tag }: Stored): Promise<Buffer> =>
    inTurn(() =>
      derive('argon2id', {
        message: password.normalize('NFC'),
        nonce: salt,
        memory,
        passes,
        parallelism,
        tagLength: tag.length,
      }),
    )
  return {
    async hash(password) {
      const fresh: Stored = { ...cost, salt: randomBytes(16), tag: Buffer.alloc(32) }
      return write({ ...fresh, tag: await tagOf(password, fresh) })
    },
    async verify(password, hash) {
      const stored = hash === undefined ? undefined : read(hash)
      const against = stored ?? nobody
      const same = timingSafeEqual(await tagOf(password, against), against.tag)
      return same && stored !== undefined
    },
  }
}

function write({ memory, passes, parallelism, salt, tag }: Stored): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${bare(salt)}$${bare(tag)}`
}

const bare = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

function read(hash: string): Stored {
  const [, memory, passes, parallelism, salt, tag] = form.exec(hash) ?? []
  if (salt === undefined || tag === undefined) throw new Error('A password is stored in a form that is not known here')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}
