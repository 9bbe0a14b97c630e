// Messages shown after a form is sent. The wording is part of the contract: docs/lead-contract.md.

export const leadMessages = {
  estimate: { title: "Thank you! We'll contact you within 24 hours for your free estimate." },
  quote: { title: 'Quote request submitted!', detail: "We'll contact you within 24 hours with your estimate." },
  quoteIncomplete: { title: 'Please fill in all required fields' },
} as const
