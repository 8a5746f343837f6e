import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountCountsQuery, accountCountsWords } from '#features/settings/account-counts.ts'
import { formatBytes } from '#lib/format.ts'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { ExportRow } from './export-row.tsx'
import { ImportRow } from './import-row.tsx'
import { PartHead, PartSection } from '#screens/settings/part.tsx'
import { Room } from './storage.tsx'
import { CornerSignRow, TrainingRow } from './marking-rows.tsx'

/** Taking everything along, bringing it back, and leaving for good. */
export function Data() {
  const { data: belongings } = useQuery(accountCountsQuery(useApi()))
  const [asking, setAsking] = useState(false)
  const words = belongings ? accountCountsWords(belongings) : ''
  return (
    <>
      <PartHead title="Your data">
        {belongings
          ? words
            ? `${words}, ${formatBytes(belongings.bytes)}. All of it is yours to take along.`
            : 'Nothing made yet. Whatever you make here is yours to take along.'
          : 'Whatever you make here is yours to take along.'}
      </PartHead>
      <Room trashed={belongings?.trashed ?? 0} />
      <PartSection title="Take it along">
        <Rows>
          <ExportRow belongings={belongings} />
          <ImportRow />
        </Rows>
      </PartSection>
      <PartSection title="What others see and may do">
        <TrainingRow />
        <CornerSignRow />
      </PartSection>
      <PartSection title="Leave">
        <Rows>
          <Row
            icon="trash"
            title="Delete account"
            hint="Everything, files included. There is no way back, so export first."
            actions={
              <Button size="sm" variant="danger-quiet" onClick={() => setAsking(true)}>
                Delete account
              </Button>
            }
          />
        </Rows>
      </PartSection>
      {asking ? <DeleteAccountDialog belongings={belongings} onClose={() => setAsking(false)} /> : null}
    </>
  )
}
