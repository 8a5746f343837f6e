import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { accountsQuery } from '#features/admin/queries.ts'
import { formatDate, shortAddress } from '#lib/format.ts'
import { useApi } from '#lib/use-api.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { SearchField } from '#ui/field/search-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Row } from '#ui/rows/rows.tsx'
import { AccountCard } from './account-card.tsx'
import styles from './admin.module.css'
import { ShownList } from './shown-list.tsx'

/** The newest accounts, or the one that was looked for. */
export function Accounts() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('find') ?? ''
  const opened = params.get('account')
  const [words, setWords] = useState(asked)
  const query = useQuery(accountsQuery(useApi(), asked))
  const open = (account: string) => setParams({ ...(asked && { find: asked }), account })
  if (opened) return <AccountCard id={opened} onClose={() => setParams(asked ? { find: asked } : {})} />
  return (
    <>
      <Form className={styles.acts} onSubmit={() => setParams(words.trim() ? { find: words.trim() } : {})}>
        <SearchField
          label="Find an account"
          placeholder="Wallet, mail or id"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button type="submit">Find</Button>
      </Form>
      <ShownList
        query={query}
        what="Accounts"
        none={asked ? 'Nobody by that wallet, address or id' : 'No accounts yet'}
        row={(account) => (
          <Row
            key={account.id}
            title={account.name || account.email || shortAddress(account.wallet ?? account.id)}
            marks={account.active ? null : <Badge>blocked</Badge>}
            hint={`since ${formatDate(account.createdAt)} · ${account.characters} characters, ${account.media} pictures and films`}
            actions={
              <Button size="sm" onClick={() => open(account.id)}>
                Open
              </Button>
            }
          />
        )}
      />
    </>
  )
}
