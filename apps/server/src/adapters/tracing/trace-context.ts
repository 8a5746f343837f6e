/** Where in which trace one is, as the header `traceparent` of W3C Trace Context says it. */
export type TraceContext = {
  /** 32 hexadecimal digits. */
  readonly traceId: string
  /** 16 hexadecimal digits. */
  readonly spanId: string
  readonly sampled: boolean
}

const form = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/

/** Undefined for what is none; later versions of the header are read as far as this one goes. */
export function readTraceparent(header: unknown): TraceContext | undefined {
  if (typeof header !== 'string' || header.length > 200) return undefined
  const [, version, traceId = '', spanId = '', flags = '', more] = form.exec(header) ?? []
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return undefined
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export const writeTraceparent = ({ traceId, spanId, sampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`
