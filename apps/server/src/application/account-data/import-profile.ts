import type { UserId } from '@eidolon/contract/ids.ts'
import { plainLine, plainText } from '@eidolon/contract/plain-text.ts'
import type { PromptStore } from '#application/prompts/ports.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import { accountName } from '#domain/account-data/archive-layout.ts'
import { parsed, ProfileData, PromptData } from '#domain/account-data/archive-lines.ts'
import { ArchiveProblem } from '#domain/account-data/archive-problem.ts'
import { textLines } from './archive-lists.ts'
import type { FillProfile } from './fill-profile.ts'
import type { ImportReport } from './import-report.ts'
import type { OpenArchive } from './ports.ts'

type Deps = {
  /** Gives an account a name and preferences where it has none. */
  readonly fillProfile: FillProfile
  readonly prompts: Pick<PromptStore, 'note'>
  readonly units: Transactions
  readonly momentOf: (text: string) => string
}
type ProfileImport = { readonly userId: UserId; readonly archive: OpenArchive; readonly report: ImportReport }

/** Characters of what is read of the account: its name, its preferences and its prompts. */
const maxText = 1_000_000

/** Name, preferences and prompts of an account. What cannot be read becomes a warning. */
export async function importProfile(deps: Deps, { userId, archive, report }: ProfileImport): Promise<void> {
  const { fillProfile, prompts, units, momentOf } = deps
  if (!archive.has(accountName)) return
  try {
    const given = parsed(accountName, await ownText(archive))
    const profile = ProfileData.safeParse(given).data
    if (profile) await fillProfile(userId, { ...profile.account, name: plainLine(profile.account.name) })
    else report.warn(`${accountName} has a name or preferences that cannot be read.`)
    const asked = PromptData.safeParse(given).data
    if (!asked) report.warn(`${accountName} has prompts that cannot be read.`)
    // Each is as old as it was.
    const used = (asked?.prompts ?? []).map(({ prompt, usedAt }) => ({
      prompt: plainText(prompt),
      usedAt: momentOf(usedAt),
    }))
    await units.run((unit) => prompts.note(userId, used, unit))
  } catch (error) {
    report.refused(accountName, error)
  }
}

/** The start of a list in the file as the studio writes it. */
const longList = /^ {2}"(?!prompts")\w+": \[$/

/** The file without the elements of sessions, activity and payments, which can be long and do not come back. */
async function ownText(archive: OpenArchive): Promise<string> {
  let text = ''
  let isInList = false
  for await (const line of textLines(accountName, archive.read(accountName))) {
    if (isInList && line.startsWith('    ')) continue
    isInList = longList.test(line)
    text += `${line}\n`
    if (text.length > maxText) throw new ArchiveProblem('It is too long.')
  }
  return text
}
