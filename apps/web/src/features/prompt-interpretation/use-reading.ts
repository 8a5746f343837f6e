import { limits } from '@eidolon/contract/limits.ts'
import type { Reading } from '@eidolon/contract/readings.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDebounced } from '#lib/hooks/use-debounced.ts'
import { useOnline } from '#lib/hooks/use-online.ts'
import { useApi } from '#lib/use-api.tsx'
import { readingQuery, type AnsweredQuestion, type Question } from './queries.ts'
import { shiftRanges } from './shift-ranges.ts'

const typingPause = 300

type AskedQuestion = Question

export type LiveReading = {
  /** What is known of the text as it stands; nothing of an empty one. */
  readonly reading: Reading | undefined
  /** Whether it is of this very text, or of what the text was a moment ago. */
  readonly settled: boolean
  readonly failed: boolean
}

/** Reads a text while it is written. Without a connection nothing is asked, and what was known stays. */
export function useReading({ text, characterIds, engine, kind, negative, ...chosen }: AskedQuestion): LiveReading {
  const { arrangement, pose, durationSeconds } = chosen
  const api = useApi()
  const online = useOnline()
  const still = useDebounced(text, typingPause)
  const isReadable = still.trim() !== '' && still.length <= limits.media.prompt
  const together = characterIds.length > 1 && { ...(arrangement && { arrangement }), ...(pose && { pose }) }
  const length = kind === 'video' && durationSeconds !== undefined && { durationSeconds }
  const asked = { text: still, characterIds, engine, kind, ...(negative && { negative }), ...together, ...length }
  const { data, isError } = useQuery(readingQuery(api, online && isReadable ? asked : undefined))
  const reading = useMemo(() => (data ? readingOf(data, text, engine) : undefined), [data, text, engine])
  if (text.trim() === '') return { reading: undefined, settled: true, failed: false }
  return { reading, settled: data?.asked.text === text, failed: isError }
}

function readingOf({ asked, reading }: AnsweredQuestion, text: string, engine: string): Reading {
  const known = shiftRanges(reading, asked.text, text)
  // What another engine cannot draw says nothing about this one.
  return asked.engine === engine ? known : { ...known, unknown: [], corrected: [] }
}
