# What makes this folder a language of the house. Each names itself.
language-name = English
