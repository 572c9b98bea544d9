import fs from "node:fs";
import path from "node:path";
import { EvalError } from "@eval/core";
import { isReadOnce } from "../rows/bytes/read-once.js";
import { lockFolder } from "../run/lock.js";
import { createRunFolder, findRunFolder, type RunFolder } from "../run/run-folder.js";
import { writeSample } from "../sample/write-sample.js";
import type { AnswerRequest } from "./answer-request.js";
import { AnswerJournal } from "./journal/answer-journal.js";
import {
  type AnswerFingerprint,
  type AnswerManifest,
  checkSameAnswers,
  readAnswerManifest,
  writeAnswerManifest,
} from "./journal/answer-manifest.js";
import { ANSWER_MANIFEST } from "./read-answers-of.js";

/** A run of answers that is open: its folder, its journal, and how to end it. */
export interface OpenAnswers {
  readonly folder: RunFolder;
  readonly journal: AnswerJournal;
  /** Closes everything; gives the milliseconds of all parts of the run. */
  end(status: AnswerManifest["status"], milliseconds: number): number;
}

const JOURNAL = "replies.jsonl";

/** Opens the folder of a run, new or to be gone on with, and refuses one that was begun with something else. */
export function openAnswers(request: AnswerRequest, fingerprint: AnswerFingerprint): OpenAnswers {
  const { directory, resume } = request;
  if (resume !== null && request.files.some(isReadOnce)) {
    throw new EvalError(
      "invalid-input",
      "answers can be gone on with only where the questions are in a file, got standard input or a pipe",
    );
  }
  const folder = resume === null ? createRunFolder(directory) : findRunFolder(directory, resume, ANSWER_MANIFEST);
  const unlock = lockFolder(path.join(folder.path, "lock"));
  const manifestPath = path.join(folder.path, ANSWER_MANIFEST);
  try {
    const before = resume === null ? null : readAnswerManifest(manifestPath);
    if (before !== null) checkSameAnswers(before, fingerprint);
    const manifest =
      before === null
        ? newManifest(request, fingerprint, folder.id)
        : { ...before, status: "running" as const, durationMs: durationUntilNow(before, folder) };
    writeAnswerManifest(manifestPath, manifest);
    if (before === null) writeSample(folder, request.sample ?? null);
    const journal = AnswerJournal.open(path.join(folder.path, JOURNAL), request.write);
    return {
      folder,
      journal,
      end(status, milliseconds) {
        const durationMs = manifest.durationMs + Math.round(milliseconds);
        const finishedAt = status === "finished" ? new Date().toISOString() : null;
        try {
          journal.close();
          writeAnswerManifest(manifestPath, { ...manifest, status, finishedAt, durationMs });
        } finally {
          unlock();
        }
        return durationMs;
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A run that was killed could not say how long it took; its journal tells when it last wrote. */
function durationUntilNow({ status, startedAt, durationMs }: AnswerManifest, folder: RunFolder): number {
  const journal = path.join(folder.path, JOURNAL);
  if (status !== "running" || !fs.existsSync(journal)) return durationMs;
  return Math.max(durationMs, Math.round(fs.statSync(journal).mtimeMs - Date.parse(startedAt)));
}

function newManifest(
  { directory, files, promptFile, versions }: AnswerRequest,
  fingerprint: AnswerFingerprint,
  id: string,
): AnswerManifest {
  return {
    format: "eval-answers",
    version: 1,
    id,
    startedAt: new Date().toISOString(),
    finishedAt: null,
    durationMs: 0,
    status: "running",
    files: files.map((file) => movable(directory, file)),
    promptFile: promptFile === null ? null : movable(directory, promptFile),
    fingerprint,
    versions: { ...versions },
  };
}

/** Relative to the folder of the project where the file lies in it, so that the folder may be moved. */
function movable(directory: string, file: string): string {
  if (file === "-") return file;
  const relative = path.relative(directory, path.resolve(directory, file));
  return relative.startsWith("..") || path.isAbsolute(relative) ? file : relative;
}
