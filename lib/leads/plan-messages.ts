// What a visitor reads after Send Plan. Apart from the forms' messages, which the planner does not show. Source: specification.txt section 8.

export const planMessages = {
  sent: "Plan sent. We'll follow up with your quote.",
  failed: "Couldn't send plan. Check webhook URL.",
} as const
