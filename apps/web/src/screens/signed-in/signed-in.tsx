import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { createQueryClient } from '#lib/query-client.ts'

/** Around every protected screen. It goes away with the sign-in, and takes what was fetched for that person with it. */
export function SignedIn() {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  )
}
