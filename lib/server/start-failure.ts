import 'server-only'

/** A reason not to start. The message goes to the operator as it is: one line for each thing that is wrong and what to do. */
export class StartFailure extends Error {
  override readonly name: string = 'StartFailure'
}
