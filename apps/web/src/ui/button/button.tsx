import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { cx } from '#ui/cx.ts'
import { Spinner } from '#ui/spinner/spinner.tsx'
import styles from './button.module.css'

type ButtonStyle = {
  /** One `primary` per view; `icon` needs an aria-label. */
  readonly variant?: 'primary' | 'quiet' | 'plain' | 'danger' | 'danger-quiet' | 'icon'
  readonly size?: 'sm' | 'md' | 'lg'
  readonly block?: boolean
}

type ButtonProps = ButtonStyle & ComponentProps<'button'> & { readonly busy?: boolean }

/** A busy button keeps its place in the tab order and refuses the click, so that focus is not lost while it works. */
export function Button({
  variant = 'quiet',
  size = 'md',
  block,
  busy = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true, onClick: (event) => event.preventDefault() })}
      className={cx(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  )
}

/** A link inside the studio that looks like a button: it goes somewhere, so it is a link. */
export function ButtonLink({ variant = 'quiet', size = 'md', block, className, ...rest }: ButtonStyle & LinkProps) {
  return (
    <Link
      {...rest}
      className={cx(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
    />
  )
}

type OutsideProps = ButtonStyle & { readonly href: string; readonly className?: string; readonly children: ReactNode }

/** A link to another site, in a new tab. */
export function ButtonOutside({ variant = 'quiet', size = 'md', block, className, children, ...rest }: OutsideProps) {
  return (
    <a
      {...rest}
      target="_blank"
      rel="noopener"
      className={cx(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
    >
      {children}
    </a>
  )
}
