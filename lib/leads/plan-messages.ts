// Messages shown after Send Plan. The wording is part of the contract: docs/lead-contract.md.

export const planMessages = {
  sent: "Plan sent. We'll follow up with your quote.",
  failed: "Couldn't send plan. Check webhook URL.",
} as const
