// Stands in for `cloudflare:workers` where tests run the Worker's classes in Node.js.
export class DurableObject<Env> {
  constructor(
    protected readonly ctx: DurableObjectState,
    protected readonly env: Env,
  ) {}
}
