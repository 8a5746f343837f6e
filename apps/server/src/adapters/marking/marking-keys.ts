import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupProblem } from '#domain/shared/startup-problem.ts'
import { createChain } from './c2pa/certificates.ts'
import { readCertificates, readSigningKey, type Signing, type SigningService } from './c2pa/signing-key.ts'

/** Where the operator keeps a key of their own: in a file, or with a service that signs. */
export type KeyFiles = { readonly certificate: string } & (
  | { readonly key: string }
  | { readonly service: SigningService }
)

export type MarkingKeys = {
  readonly chain: Signing
  /** Whether it was made here: then nobody else knows who signs. */
  readonly isHomeMade: boolean
  readonly endsAt: Date
}

type KeyOptions = {
  readonly dataDir: string
  readonly files: KeyFiles | undefined
  readonly name: string
  readonly now: Date
}

/** What files are signed with: the operator's, or else the installation's own, made when it is first needed. */
export async function openMarkingKeys({ dataDir, files, name, now }: KeyOptions): Promise<MarkingKeys> {
  if (files) return { ...(await given(files)), isHomeMade: false }
  const file = ownKeyFile(dataDir)
  const text = (await readText(file)) ?? (await make(file, name, now))
  return { ...checked({ privateKey: text, certificates: text }, file), isHomeMade: true }
}

/** Without making any; undefined before the first file was marked. */
export async function lookAtMarkingKeys(
  dataDir: string,
  files: KeyFiles | undefined,
): Promise<MarkingKeys | undefined> {
  if (files) return { ...(await given(files)), isHomeMade: false }
  const text = await readText(ownKeyFile(dataDir))
  return text === undefined
    ? undefined
    : { ...checked({ privateKey: text, certificates: text }, ownKeyFile(dataDir)), isHomeMade: true }
}

/** Who vouches for the signer, and the number of its certificate: how readers know what was signed here. */
export function knownBy({ certificates }: Pick<Signing, 'certificates'>): {
  readonly anchors: string
  readonly serial: string
} {
  const [first, ...above] = readCertificates(certificates)
  return {
    anchors: above.map((each) => each.toString()).join(''),
    serial: first ? BigInt(`0x${first.serialNumber}`).toString() : '',
  }
}

/** Whom the certificate of the signer names. */
export function signerOf({ certificates }: Pick<Signing, 'certificates'>): string {
  const subject = readCertificates(certificates)[0]?.subject ?? ''
  const part = (name: string) =>
    subject
      .split('\n')
      .find((line) => line.startsWith(`${name}=`))
      ?.slice(name.length + 1)
  return part('O') ?? part('CN') ?? ''
}

const ownKeyFile = (dataDir: string): string => join(dataDir, 'marking', 'signing.pem')

async function given({ certificate, ...held }: KeyFiles) {
  const read = async (variable: string, path: string): Promise<string> => {
    try {
      return await readFile(path, 'utf8')
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new StartupProblem(`${variable} cannot be read: ${reason}`, { cause })
    }
  }
  const certificates = await read('C2PA_CERT', certificate)
  if ('service' in held) return checked({ certificates, service: held.service }, certificate)
  return checked({ privateKey: await read('C2PA_KEY', held.key), certificates }, `${certificate} with ${held.key}`)
}

function checked(chain: Signing, where: string): Pick<MarkingKeys, 'chain' | 'endsAt'> {
  try {
    readSigningKey(chain)
    const [first] = readCertificates(chain.certificates)
    return { chain, endsAt: new Date(first?.validTo ?? 0) }
  } catch (cause) {
    // Errors of the key's reader may hold some of it.
    const reason = cause instanceof Error && !('code' in cause) ? cause.message : 'it is no key or certificate in PEM'
    throw new StartupProblem(`Files cannot be signed with ${where}: ${reason}.`, { cause })
  }
}

/** One file, there whole or not at all: of several processes on one folder the first one's is everybody's. */
async function make(file: string, name: string, now: Date): Promise<string> {
  const { privateKey, certificates } = createChain(name, now)
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 })
  const aside = `${file}.${randomUUID()}`
  await writeFile(aside, privateKey + certificates, { mode: 0o600, flag: 'wx', flush: true })
  try {
    await link(aside, file)
  } catch (error) {
    // Some disks know no links.
    if (codeOf(error) !== 'EEXIST') await rename(aside, file)
  } finally {
    await rm(aside, { force: true })
  }
  return readFile(file, 'utf8')
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
