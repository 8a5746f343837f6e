import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Slider } from './slider.tsx'

afterEach(cleanup)

function Sample() {
  const [value, setValue] = useState(40)
  return <Slider label="Strength" value={value} onChange={setValue} ends={['subtle', 'strong']} />
}

it('is named by its label and moves with the keyboard', async () => {
  render(<Sample />)
  const slider = screen.getByRole('slider', { name: 'Strength' })
  slider.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(slider.getAttribute('aria-valuenow')).toBe('41')
})

describe('a pointer', () => {
  const moves = {
    pointerdown: fireEvent.pointerDown,
    pointermove: fireEvent.pointerMove,
    pointerup: fireEvent.pointerUp,
  }

  /** Where the slider stands after pointer events at these places of a rail that is 100 pixels wide. */
  function after(pointerType: 'mouse' | 'touch', ...events: readonly (readonly [keyof typeof moves, number])[]) {
    render(<Sample />)
    const control = screen.getByRole('presentation')
    control.setPointerCapture = vi.fn<Element['setPointerCapture']>()
    control.getBoundingClientRect = () => new DOMRect(0, 0, 100, 28)
    for (const [name, clientX] of events) moves[name](control, { pointerType, clientX, button: 0, pointerId: 1 })
    fireEvent.lostPointerCapture(control)
    return screen.getByRole('slider').getAttribute('aria-valuenow')
  }

  it('[FIG-31] of a mouse sets it where it is pressed, and pulls it from there', () => {
    expect(after('mouse', ['pointerdown', 70])).toBe('70')
    cleanup()
    expect(after('mouse', ['pointerdown', 70], ['pointermove', 72], ['pointerup', 72])).toBe('72')
  })

  it('[FIG-31] that is a finger sets it by a tap or by going aside, and not by scrolling', () => {
    expect(after('touch', ['pointerdown', 70], ['pointermove', 71])).toBe('40')
    cleanup()
    expect(after('touch', ['pointerdown', 70], ['pointerup', 70])).toBe('70')
    cleanup()
    expect(after('touch', ['pointerdown', 70], ['pointermove', 85], ['pointermove', 86])).toBe('86')
  })
})
