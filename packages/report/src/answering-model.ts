/** A model that answered in the place of the one that was asked, as the server named it; a stub under any name. */
export interface AnsweringModel {
  readonly asked: string;
  readonly answered: string;
  /** Nobody behind it judges anything. */
  readonly isStub: boolean;
}
