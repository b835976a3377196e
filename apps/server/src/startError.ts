/** Says in one sentence what the operator has to change. */
export class StartError extends Error {}

/** Runs a program. A StartError ends it with exit code 1 and its sentence alone, any other error with its stack. */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
