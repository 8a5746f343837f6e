import { useState } from 'react'
import { ines } from '#art/people.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptySheet } from '#ui/empty/empty-sheet.tsx'
import { Empty } from '#ui/empty/empty.tsx'
import { ImageView, type Picture } from '#ui/image-view/image-view.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './kit.module.css'
import { Sample } from './sample.tsx'

// An address that never answers with a picture: the first look stays.
const waiting: Picture = { ...ines, src: '/nothing', sources: [] }

export function Pictures() {
  const [turn, setTurn] = useState(0)
  return (
    <>
      <Sample
        title="Print and skeleton"
        note="Prints have cut corners, no frame, no shadow. Coarse becomes fine in steps."
      >
        <div className={styles.card}>
          <ImageView key={turn} className={styles.picture} picture={ines} alt="Ines Duarte" />
        </div>
        <div className={styles.card}>
          <ImageView className={styles.picture} picture={waiting} alt="Not there yet" />
        </div>
        <div className={styles.card}>
          <Skeleton className={styles.picture} />
          <Skeleton className={styles.name} />
          <Skeleton className={styles.line} />
        </div>
        <Button onClick={() => setTurn(turn + 1)}>Let it arrive again</Button>
      </Sample>
      <Sample title="Empty" note="What would be here, and the way to the first one." stack>
        <Empty title="You don't have any media yet" action={<Button variant="primary">Generate Media</Button>}>
          Pictures and videos appear here as they are drawn.
        </Empty>
        <EmptySheet ratios={[1.5, 0.8, 1.2]}>
          <Empty title="You don't have any media yet" action={<Button>Create media</Button>}>
            Pictures and videos appear here as they are drawn.
          </Empty>
        </EmptySheet>
      </Sample>
    </>
  )
}
