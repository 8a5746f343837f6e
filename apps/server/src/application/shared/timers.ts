/** Time that passes, handed in so that a test can make it pass. What is disposed does not happen any more. */
export type Timers = {
  every(milliseconds: number, run: () => void): Disposable
  after(milliseconds: number, run: () => void): Disposable
}
