import { useState } from 'react'
import { Badge } from '#ui/badge/badge.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { ChoosableChip } from '#ui/chip/choosable-chip.tsx'
import { Chips } from '#ui/chip/chip.tsx'
import { ColorField } from '#ui/color-field/color-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { OptionCard } from '#ui/option-card/option-card.tsx'
import { Select } from '#ui/select/select.tsx'
import { TagsField } from '#ui/tags-field/tags-field.tsx'
import styles from './kit.module.css'
import { Sample } from './sample.tsx'

const hair = [
  { id: 'bob', label: 'Bob' },
  { id: 'braid', label: 'Braid' },
  { id: 'afro', label: 'Afro' },
]

export function Choices() {
  const [style, setStyle] = useState('bob')
  const [color, setColor] = useState('#6d1f33')
  const [tags, setTags] = useState<readonly string[]>(['court', 'ink'])
  return (
    <>
      <Sample title="Choices" note="The platform's own lists, in our clothes; a chip that was read can be corrected.">
        <div className={styles.grid}>
          <Select label="Hair style" value={style} options={hair} onChange={setStyle} />
          <ColorField label="Lipstick" value={color} none onChange={setColor} />
          <TagsField label="Tags" tags={tags} onChange={setTags} hint="Enter or a comma after each." />
          <div className={styles.row}>
            {hair.map(({ id, label }) => (
              <OptionCard
                key={id}
                name="kit-hair"
                checked={id === style}
                onPick={() => setStyle(id)}
                picture={<Icon name="person" className={styles.sketch} />}
              >
                {label}
              </OptionCard>
            ))}
          </div>
          <Chips>
            <ChoosableChip
              about="Hair style"
              value={style}
              choices={hair}
              chosen={style !== 'bob'}
              onChoose={setStyle}
              onRemove={() => setStyle('bob')}
            />
            <Badge>AI</Badge>
            <Badge on="picture">0:04</Badge>
          </Chips>
        </div>
      </Sample>
      <Sample title="Messages" note="A banner speaks of the whole screen; a list that did not arrive says so." stack>
        <Banner actions={<Button size="sm">Discard the draft</Button>}>This is a draft that was not saved yet.</Banner>
        <Banner tone="warn">This character has just been changed elsewhere.</Banner>
        <Banner tone="danger">Not allowed. Nobody real is drawn in a degrading scene.</Banner>
        <LoadFailure what="Your characters" onRetry={() => {}} />
      </Sample>
    </>
  )
}
