import { Store } from "@/kit/store";

/** What a program is saying, in the reader's language; `asked` while the reader has something to decide. */
export interface Spoken {
  program: string;
  text: string;
  asked: boolean;
}

/** What is said beside the question; `null` while nobody says anything. */
export const remark = new Store<Spoken | null>(null);
