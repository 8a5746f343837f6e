import { LookFinding, LookFindingLine, type LookProposal } from '@eidolon/contract/characters/looks.ts'
import { queryOptions } from '@tanstack/react-query'
import type { LoadApi } from '#lib/use-api.tsx'

/** Whether the studio can look at faces. */
export const findingQuery = (api: LoadApi) =>
  queryOptions({
    queryKey: ['looks', 'from picture'],
    queryFn: ({ signal }) => fetchLookFinding(api, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

async function fetchLookFinding(api: LoadApi, signal: AbortSignal): Promise<LookFinding> {
  const { send } = await api()
  return LookFinding.parse(await (await send('GET', '/looks/from-picture', { signal })).json())
}

/** A picture that nobody can be found for, with the reason in plain words. */
export class NobodyFound extends Error {
  override readonly name = 'NobodyFound'
}

type UploadWatch = { readonly signal: AbortSignal; readonly onShare: (share: number) => void }

/** People who look like the one in the picture. Aborting ends the search on the server, too. */
export async function findPeople(
  api: LoadApi,
  file: File,
  { signal, onShare }: UploadWatch,
): Promise<readonly LookProposal[]> {
  const body = new FormData()
  body.append('file', file)
  const { send } = await api()
  const response = await send('POST', '/looks/from-picture', { body, signal })
  for await (const line of linesOf(response)) {
    const told = LookFindingLine.parse(JSON.parse(line))
    if ('problem' in told) throw new NobodyFound(told.problem)
    if ('proposals' in told) return told.proposals
    onShare(told.share)
  }
  throw new NobodyFound('The search broke off. Try it again.')
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    const lines = (rest + decoder.decode(read.value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines.filter((line) => line !== '')
  }
  if (rest !== '') yield rest
}
