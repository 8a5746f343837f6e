// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { holdEarlyClicks } from './early-click.ts'

afterEach(() => document.body.replaceChildren())

function rendered() {
  document.body.innerHTML =
    '<button><b>Menu</b></button><button>Wallet</button><a href="/login">In</a><a href="#x">X</a>'
  const [menu, wallet, login, other] = document.querySelectorAll<HTMLElement>('button, a')
  if (!menu || !wallet || !login || !other) throw new Error('four controls were rendered')
  const made: string[] = []
  const awake = () => {
    for (const control of [menu, wallet, login, other]) {
      control.addEventListener('click', () => made.push(control.textContent ?? ''))
    }
    window.dispatchEvent(new Event('studio-awake'))
  }
  return { menu, wallet, login, other, made, awake }
}

it('[LAND-19] the last click on a button is made again once somebody hears it, and only once', () => {
  const { menu, wallet, made, awake } = rendered()
  holdEarlyClicks(window, () => false)
  wallet.click()
  menu.querySelector('b')?.click()
  expect(menu.dataset['waiting']).toBe('')
  expect(wallet.dataset['waiting']).toBeUndefined()
  awake()
  expect(made).toEqual(['Menu'])
  expect(menu.dataset['waiting']).toBeUndefined()
  wallet.click()
  expect(made).toEqual(['Menu', 'Wallet'])
})

it('[LAND-19] a link is the browser’s, but for one that would lead somebody signed in astray', () => {
  const { login, other, made, awake } = rendered()
  holdEarlyClicks(window, (link) => link === login)
  const click = (init: MouseEventInit = {}) => new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  expect(other.dispatchEvent(click())).toBe(true)
  expect(login.dispatchEvent(click({ ctrlKey: true }))).toBe(true)
  expect(login.dispatchEvent(click())).toBe(false)
  awake()
  expect(made).toEqual(['In'])
})

it('[LAND-19] a control that is not there any more takes its click along, and so does a page that cannot wake', () => {
  const { menu, wallet, made, awake } = rendered()
  const early = holdEarlyClicks(window, () => false)
  menu.click()
  early.drop()
  expect(menu.dataset['waiting']).toBeUndefined()
  wallet.click()
  wallet.remove()
  awake()
  expect(made).toEqual([])
})
