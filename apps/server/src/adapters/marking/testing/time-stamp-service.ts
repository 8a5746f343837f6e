import { execFile } from 'node:child_process'
import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const config = `
[ tsa ]
default_tsa = here
[ here ]
serial = ./serial
signer_cert = ./tsa.pem
signer_key = ./tsa.key
signer_digest = sha256
default_policy = 1.2.3.4
digests = sha256
accuracy = secs:1
[ req ]
distinguished_name = name
prompt = no
[ name ]
O = Clock
CN = Clock
[ authority ]
basicConstraints = critical,CA:true
keyUsage = critical,keyCertSign
subjectKeyIdentifier = hash
[ stamping ]
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
basicConstraints = critical,CA:false
keyUsage = critical,digitalSignature
extendedKeyUsage = critical,timeStamping
`

export const hasOpenssl = (): Promise<boolean> =>
  run('openssl', ['version']).then(
    () => true,
    () => false,
  )

/** What a time-stamp service answers, as openssl writes it. Readers refuse those of one that vouches for itself. */
export async function timeStamps({ isSelfMade = false } = {}) {
  const folder = await mkdtempDisposable(join(tmpdir(), 'stamps-'))
  const openssl = (...args: readonly string[]) => run('openssl', args, { cwd: folder.path })
  await writeFile(join(folder.path, 'tsa.cnf'), config)
  await writeFile(join(folder.path, 'serial'), '01\n')
  const anew = (name: string, extensions: string) =>
    ['req', '-x509', '-config', 'tsa.cnf', '-extensions', extensions, '-days', '30'].concat([
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.pem`,
    ])
  await openssl(...anew('authority', 'authority'))
  const vouched = ['-CA', 'authority.pem', '-CAkey', 'authority.key', '-subj', '/O=Clock/CN=Stamps']
  await openssl(...anew('tsa', 'stamping'), ...(isSelfMade ? [] : vouched))
  return {
    async reply(query: Uint8Array): Promise<Uint8Array> {
      await writeFile(join(folder.path, 'asked.tsq'), query)
      await openssl('ts', '-reply', '-config', 'tsa.cnf', '-queryfile', 'asked.tsq', '-out', 'given.tsr')
      return readFile(join(folder.path, 'given.tsr'))
    },
    [Symbol.asyncDispose]: () => folder.remove(),
  }
}
