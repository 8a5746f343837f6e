import { Link } from 'react-router'
import { useSite } from '#lib/site.tsx'
import { limitsNote } from '#features/generations/limits-note.ts'
import { routes } from '#routes.ts'
import { LegalPage, LegalSection } from './legal-page.tsx'

export function Terms() {
  const { productName, contactEmail } = useSite()
  return (
    <LegalPage title="Terms" lede={`What you may expect from ${productName}, and what it expects from you.`}>
      <LegalSection title="Who runs this">
        <p>
          {productName} is open software. This installation is run by whoever answers at{' '}
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>; “we” means them.
        </p>
      </LegalSection>
      <LegalSection title="Signing in">
        <p>
          You sign in with a wallet. It signs a text that we show you; that moves no money and costs no fee. We never
          ask for your keys or your recovery phrase. Whoever holds the wallet holds the account, so keep it safe: we
          cannot give it back.
        </p>
      </LegalSection>
      <LegalSection title="What you make">
        <p>
          Your characters and pictures are yours, for commercial use too. We take no licence beyond storing them and
          showing them to you and to those you share them with.
        </p>
      </LegalSection>
      <LegalSection title="What you bring">
        <p>Upload only pictures that you may use. You answer for them, and for the words you have drawn.</p>
      </LegalSection>
      <LegalSection title="What is not drawn">
        <p>
          Characters are adults, 18 or older. No sexual content, and no real person in a degrading scene. A request that
          breaks this is stopped before it starts.
        </p>
        <p>{limitsNote}</p>
      </LegalSection>
      <LegalSection title="The software">
        <p>
          The code is under the Apache License 2.0 and comes without warranty, as that licence says. What we keep about
          you is in the <Link to={routes.privacy()}>privacy notice</Link>.
        </p>
      </LegalSection>
    </LegalPage>
  )
}
