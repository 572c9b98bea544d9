import { grouped } from "./render/numbers.js";

/** Tells on stderr how far a run is: one line that moves on a terminal, a line per 10 % elsewhere. */
export interface Progress {
  update(cases: number, share: number | null): void;
  end(): void;
}

const REDRAW_MS = 100;
const WIDTH = 24;
const CASES_PER_LINE = 100_000;

export function createProgress(stream: NodeJS.WriteStream, environment: NodeJS.ProcessEnv): Progress {
  const moves = stream.isTTY === true && !environment["CI"];
  return moves ? movingLine(stream) : plainLines(stream);
}

function movingLine(stream: NodeJS.WriteStream): Progress {
  let drawnAt = 0;
  let isDrawn = false;
  return {
    update(cases, share) {
      const now = performance.now();
      if (now - drawnAt < REDRAW_MS) return;
      drawnAt = now;
      isDrawn = true;
      stream.write(`\r\u001b[K${bar(share)}${grouped(cases)} cases`);
    },
    end() {
      if (isDrawn) stream.write("\r\u001b[K");
    },
  };
}

function bar(share: number | null): string {
  if (share === null) return "";
  const filled = Math.round(share * WIDTH);
  return `${"█".repeat(filled)}${"░".repeat(WIDTH - filled)} ${Math.floor(share * 100)} %  `;
}

/** Nothing for a run that is over before its first tenth could be told. */
function plainLines(stream: NodeJS.WriteStream): Progress {
  let told = 0;
  const startedAt = performance.now();
  return {
    update(cases, share) {
      const step = share === null ? Math.floor(cases / CASES_PER_LINE) : Math.floor(share * 10);
      if (step <= told || performance.now() - startedAt < 1_000) return;
      told = step;
      stream.write(share === null ? `${cases} cases\n` : `${step * 10} % (${cases} cases)\n`);
    },
    end() {},
  };
}
