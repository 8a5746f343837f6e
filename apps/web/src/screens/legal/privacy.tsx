import { useSite } from '#lib/site.tsx'
import { LegalPage, LegalSection } from './legal-page.tsx'

export function Privacy() {
  const { contactEmail, mode } = useSite()
  return (
    <LegalPage title="Privacy" lede="What is stored, where, and how it goes away. No trackers, no advertising.">
      <LegalSection title="In your browser">
        <p>
          Your wallet address and whether you are signed in, under the name <code>auth-storage</code>, until you log
          out. The name of the wallet you chose, until you disconnect it. Whether it is day or night in the studio and
          how it writes dates, if you have chosen. How far you had scrolled, until you close the tab. A session cookie
          while you are signed in, which only the server can read.
        </p>
        {!import.meta.env.VITE_HOSTED && mode === 'local' ? (
          <p>The demo wallet keeps its key here too, once you have used it. It guards nothing but play money.</p>
        ) : null}
      </LegalSection>
      <LegalSection title="On the server">
        <p>
          Your wallet address, your sessions and what was done with the account, what you add to it in the settings (a
          name, a picture, an e-mail address, a phone number, links to other services), and what you make or upload:
          characters, pictures, videos and the words they came from. They are private to your account unless you share
          them.
        </p>
      </LegalSection>
      <LegalSection title="Your wallet">
        <p>
          Signing in shows us the address and one signature. We never see your keys. Payments on a public chain can be
          seen by everyone, as always there.
        </p>
      </LegalSection>
      <LegalSection title="Other parties">
        <p>
          Pages, fonts and pictures come from this server alone. If whoever runs this installation has connected another
          drawing engine, the words of a picture and the character&apos;s own pictures are sent to it, and nothing else
          is.
        </p>
        <p>
          Mails and text messages go through whatever service the operator has chosen. Notifications, if you turn them
          on, travel sealed through the service of your browser&apos;s maker.
        </p>
      </LegalSection>
      <LegalSection title="Deleting">
        <p>
          What you delete is deleted. In the settings, below Your data, you can take everything along as one file and
          delete the whole account. For anything else write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </p>
      </LegalSection>
    </LegalPage>
  )
}
