import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox'

it.each([
  ['Jo.Doe@Example.com', 'jodoe@example.com'],
  ['jodoe+a+b@example.com', 'jodoe@example.com'],
  ['j.o.doe+x@googlemail.com', 'jodoe@gmail.com'],
  ['jo@mac.com', 'jo@icloud.com'],
  ['+x@example.com', '@example.com'],
])('%s leads to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
