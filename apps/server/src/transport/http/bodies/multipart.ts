import type { Readable } from 'node:stream'
import busboy from 'busboy'
import type { FastifyRequest } from 'fastify'
import { Fault } from '#domain/shared/fault.ts'
import { largeBody } from './bodies.ts'
import { bodyPace } from './body-pace.ts'
import { garbageOfBodies } from './gc-pressure.ts'

export type MultipartFields = Readonly<Record<string, readonly string[]>>
export type FileHead = { readonly name: string; readonly fields: MultipartFields }
type TakeFile = (head: FileHead, bytes: Readable) => Promise<void>
/** Whether a part is wanted, by its name and how many were taken before. */
type Wants = (name: string, taken: number) => boolean
/** `max` is how many bytes the form has at most; when `signal` aborts, reading stops for its reason. */
type MultipartOptions = { readonly wants?: Wants; readonly max?: number; readonly signal?: AbortSignal }

const limits = { fields: 200, fieldNameSize: 200, fieldSize: 8192, parts: 300 }
/** As much of an oversized body is read and thrown away, so that the client gets to read why. */
const patience = 64 * 1024 * 1024
const letGo = garbageOfBodies()
const pace = bodyPace()

/**
 * Reads a form as it comes in. The first part called `file`, or every part that is wanted, is handed to `takeFile` with
 * the fields that came before it; that has to read it to its end. Answers all fields once the request is over.
 */
export async function readMultipart(
  request: FastifyRequest,
  takeFile: TakeFile,
  { wants = (name, taken) => name === 'file' && taken === 0, max = largeBody, signal }: MultipartOptions = {},
): Promise<MultipartFields> {
  const { raw } = request
  const fields: Record<string, string[]> = Object.create(null)
  const parser = parserOf(request)
  const taking: Promise<void>[] = []
  let length = 0

  parser.on('field', (name, value) => void (fields[name] ??= []).push(value))
  parser.on('file', (name, stream, { filename }) => {
    // Without a listener a part that breaks off would end the process.
    stream.on('error', () => {})
    if (!wants(name, taking.length)) return void stream.resume()
    const taken = takeFile({ name: unescaped(filename ?? ''), fields: { ...fields } }, stream)
    taken.catch(() => {})
    taking.push(taken)
  })

  const ended = Promise.withResolvers<void>()
  let stopped = false
  const stop = (error: Error): void => {
    stopped = true
    parser.destroy(error)
    ended.reject(error)
  }
  const goOn = (): void => void raw.resume()
  parser.on('close', () => ended.resolve())
  parser.on('error', (cause) => ended.reject(new Fault('general_bad_request', {}, { cause })))
  raw.on('data', (bytes: Uint8Array) => {
    if (stopped) return
    length += bytes.length
    letGo(bytes.length)
    if (length > max) return stop(new Fault('general_body_too_large'))
    raw.pause()
    if (parser.write(bytes)) pace(bytes.length, goOn)
    else parser.once('drain', () => pace(bytes.length, goOn))
  })
  raw.on('end', () => void (stopped || parser.end()))
  raw.on('error', stop)
  raw.on('close', () => {
    if (!raw.complete) stop(new Fault('general_bad_request', {}, { message: 'The request ended before its body did.' }))
  })
  const giveUp = (): void => stop(reasonOf(signal))
  signal?.addEventListener('abort', giveUp, { once: true })
  try {
    await ended.promise
    await Promise.all(taking)
    return fields
  } catch (error) {
    // What is being written has to end before it is deleted.
    await Promise.allSettled(taking)
    await drain(request)
    throw error
  } finally {
    signal?.removeEventListener('abort', giveUp)
  }
}

const reasonOf = (signal: AbortSignal | undefined): Error =>
  signal?.reason instanceof Error ? signal.reason : new Fault('general_client_gone')

function parserOf(request: FastifyRequest): busboy.Busboy {
  try {
    return busboy({ headers: request.headers, limits, defParamCharset: 'utf8' })
  } catch (cause) {
    throw new Fault('general_bad_request', {}, { message: 'The form has no boundary.', cause })
  }
}

/** Browsers write these three signs of a name in a form like this, and nothing else. */
const unescaped = (name: string): string => name.replace(/%22/g, '"').replace(/%0d|%0a/gi, '')

/** A client that is still sending when the connection closes sees a broken connection instead of the answer. */
async function drain({ raw }: FastifyRequest): Promise<void> {
  if (raw.readableEnded || raw.destroyed) return
  let left = patience
  await new Promise<void>((resolve) => {
    raw.on('data', (bytes: Uint8Array) => {
      left -= bytes.length
      if (left < 0) return resolve()
      raw.pause()
      pace(bytes.length, () => void raw.resume())
    })
    raw.once('end', resolve).once('close', resolve).resume()
  })
}
