import { Badge } from '#ui/badge/badge.tsx'
import { Button, ButtonLink, ButtonOutside } from '#ui/button/button.tsx'
import { Chip, Chips, ChoiceChip } from '#ui/chip/chip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { Sample } from './sample.tsx'

const nothing = () => {}

export function Controls() {
  return (
    <>
      <Sample title="Buttons" note="One primary per view. The film shows beneath it on hover and focus.">
        <Button variant="primary">Start Creating</Button>
        <Button variant="quiet">
          <Icon name="plus" />
          New Character
        </Button>
        <Button variant="plain">
          <Icon name="upload" />
          Upload
        </Button>
        <Button variant="danger">Delete account</Button>
        <Button variant="danger-quiet">Sign out everywhere</Button>
        <Button variant="icon" aria-label="Edit">
          <Icon name="edit" />
        </Button>
        <Button size="sm">
          <Icon name="retry" />
          Retry
        </Button>
        <Button variant="primary" size="lg">
          Get Started Free
        </Button>
        <Button variant="primary" busy>
          Saving
        </Button>
        <Button variant="primary" disabled>
          Generate
        </Button>
        <Button disabled>Cancel</Button>
        <ButtonLink to="#link">A link</ButtonLink>
        <ButtonOutside href="https://example.com">
          Elsewhere
          <Icon name="external" />
        </ButtonOutside>
      </Sample>
      <Sample title="Rows" note="One thing a line: what it is, how it stands, what one can do with it." stack>
        <Rows label="Sessions">
          <Row icon="laptop" title="Firefox on Windows" marks={<Badge>This one</Badge>} hint="Signed in with wallet" />
          <Row icon="phone" title="Safari on iPhone" hint="Yesterday" actions={<Button size="sm">Sign out</Button>} />
        </Rows>
      </Sample>
      <Sample
        title="Chips"
        note="Choice chips are radios or checkboxes. Understood has a mark; unknown is dashed and asks."
        stack
      >
        <Chips>
          <ChoiceChip name="aspect">1:1</ChoiceChip>
          <ChoiceChip name="aspect" defaultChecked>
            4:5
          </ChoiceChip>
          <ChoiceChip name="aspect" disabled>
            16:9
          </ChoiceChip>
          <ChoiceChip type="checkbox" defaultChecked>
            Favourites
          </ChoiceChip>
        </Chips>
        <Chips>
          <Chip kind="understood" about="hair" text="bob, black" onRemove={nothing} />
          <Chip kind="understood" about="eyes" text="dark brown" />
          <Chip kind="unknown" text="crepuscular" onRemove={nothing} />
          <Chip kind="unknown" text="liminal" />
        </Chips>
      </Sample>
      <Sample title="Tabs" note="The arrow keys move between them." stack>
        <Tabs
          label="Genes"
          tabs={[
            { id: 'face', label: 'Face', content: <p>Cheekbones, jaw, nose.</p> },
            { id: 'hair', label: 'Hair', content: <p>Length, parting, colour.</p> },
            { id: 'build', label: 'Build', content: <p>Height, shoulders.</p> },
          ]}
        />
      </Sample>
      <Sample title="Progress" note="The film drifts along what runs. Spinners stand beside words." stack>
        <Progress label="Drawing light" done={0.14} />
        <Progress label="Drawing light" done={0.66} />
        <Progress label="Waiting for the engine" />
        <Spinner />
      </Sample>
    </>
  )
}
