// Plain JavaScript: scripts/serve.mjs runs on any Node.js from 20.

/** The variable that turns each destination on, and the destination's name in lib/leads/destinations.ts. */
export const destinationVariables = /** @type {const} */ ({
  LEAD_FORWARD_URL: 'json',
  LEAD_SLACK_URL: 'slack',
  LEAD_DISCORD_URL: 'discord',
  LEAD_TEAMS_URL: 'teams',
  LEAD_GOOGLE_CHAT_URL: 'google-chat',
  LEAD_EMAIL_TO: 'email',
})
